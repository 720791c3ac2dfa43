/* The protocol of one cell, and of the node that owns it.
 *
 * A requester reads the word of the cell without a lock. If the word is empty, the requester enters the node, which a
 * closing node refuses, and begins the build with a compare-and-swap. If the word is a build, the requester adds itself
 * to the build's record of waiters, under the engine lock. The end of a build exchanges the word, and wakes the waiters
 * of the record that the word contained. A closer sets the closing bit of the node, waits until the last build has
 * left, and closes the instance.
 *
 * ASYNC=1 checks a cell with an async recipe. Its build is a task of its own, which is canceled when all its waiters
 * have left; a request that arrives afterwards starts over. LED=1 checks the cell of a scoped service with such a recipe.
 * The task of the first requester runs it, and cancels it when it is canceled itself; those that wait start over, and
 * the next build is a task of its own. ASYNC=0 checks a cell with a synchronous recipe. Its build
 * is a frame on the requester's stack, and the word has no record until a second requester contends.
 *
 * Every process ends in every run, so a lost wake-up is an invalid end state, which spin reports. MUTANT breaks one
 * transition, and Scripts/Proofs/models expects spin to find an error in each. See README.md.
 */

#ifndef ASYNC
#define ASYNC 1
#endif
#ifndef LED
#define LED 0
#endif
#ifndef THREADS
#define THREADS 1
#endif
#ifndef TASKS
#define TASKS 2
#endif
#ifndef CLOSERS
#define CLOSERS 1
#endif

#define LOSE_WAKE_UP 1
#define STORE_INSTEAD_OF_SWAP 2
#define ADD_WITHOUT_READING_AGAIN 3
#define PASS_CANCELLATION_ON 4
#define ENTER_WHILE_CLOSING 5
#define LEAVE_WITHOUT_WAKING 6
#define BEGIN_WITHOUT_SWAP 7
#define BEGIN_WHILE_CLOSING 8
#define CANCEL_WITHOUT_ABANDONING 9
#ifndef MUTANT
#define MUTANT 0
#endif

#define REQUESTERS (THREADS + TASKS)
/* A canceled requester leaves a build behind, and each build has one record at most. */
#define RECORDS (2 * REQUESTERS)

/* The values of the cell's word; the number of a record is added to RECORD. */
#define EMPTY 0
#define READY 1
#define FRAME 2
#define RECORD 3

/* The result of a request, and of a wait. */
mtype = { pending, instance, again, failed, scopeClosed, canceled, asyncInSync };

typedef Record {
  bool isWaiting[REQUESTERS];
  bool isLed;
  bool isAbandoned
}

byte word = EMPTY;
Record records[RECORDS];
byte recordCount;
mtype wake[REQUESTERS] = pending;

/* The engine lock. */
bool isLocked;
#define LOCK atomic { !isLocked -> isLocked = true }
#define UNLOCK isLocked = false

/* The node. */
byte running;
bool isClosing, isClosed, closerWaits, closerIsAwake;

/* The observations of the proof. */
byte building, created, closings, requestersDone, closersDone;

/* Used inside of indivisible steps only. */
hidden byte counter;

inline enter(isAdmitted) {
  d_step {
    running++;
    isAdmitted = !isClosing || MUTANT == ENTER_WHILE_CLOSING
  }
}

/* The last to leave wakes the closer, which has registered under the lock. */
inline leave(isLast) {
  d_step {
    running--;
    isLast = running == 0 && isClosing && MUTANT != LEAVE_WITHOUT_WAKING
  }
  if
  :: isLast ->
    LOCK;
    d_step {
      if
      :: closerWaits -> closerWaits = false; closerIsAwake = true
      :: else
      fi;
      isLast = false
    }
    UNLOCK
  :: else
  fi
}

/* Runs the recipe, which may fail, unless the node is closing: another build of the cell may have ended since this
 * requester entered. An instance that is finished in a closing node is left to the closer. */
inline runRecipe(outcome) {
  if
  :: isClosing && MUTANT != BEGIN_WHILE_CLOSING -> outcome = scopeClosed
  :: !isClosing || MUTANT == BEGIN_WHILE_CLOSING ->
    d_step { building++; assert(building == 1) }
    if
    :: outcome = instance
    :: outcome = failed
    fi
  fi;
  d_step {
    if
    :: outcome != scopeClosed -> building--
    :: else
    fi;
    if
    :: outcome == instance ->
      created++;
      assert(created == 1);
      if
      :: isClosing -> outcome = scopeClosed
      :: else
      fi
    :: else
    fi
  }
}

/* Publishes the instance or empties the cell, and wakes the waiters of the record that was in the word. */
inline endBuild(outcome, old) {
  d_step {
    old = word;
    word = (outcome == instance -> READY : EMPTY)
  }
  if
  :: old >= RECORD && MUTANT != LOSE_WAKE_UP ->
    LOCK;
    d_step {
      counter = 0;
      do
      :: counter < REQUESTERS ->
        if
        :: records[old - RECORD].isWaiting[counter] ->
          records[old - RECORD].isWaiting[counter] = false;
          assert(wake[counter] == pending);
          if
          :: records[old - RECORD].isAbandoned && outcome != instance && MUTANT != PASS_CANCELLATION_ON ->
            wake[counter] = again
          :: else -> wake[counter] = outcome
          fi
        :: else
        fi;
        counter++
      :: else -> break
      od;
      counter = 0;
      old = 0
    }
    UNLOCK
  :: else -> old = 0
  fi
}

/* The task of an async build. */
proctype Build(byte record) {
  byte old;
  bool isLast;
  mtype outcome = pending;
  if
  :: records[record].isAbandoned -> outcome = canceled
  :: runRecipe(outcome)
  fi;
  endBuild(outcome, old);
  leave(isLast);
  record = 0;
  outcome = pending
}

/* The build of a scoped service in the task of its requester, which may be canceled while it runs the recipe. */
inline lead(record, isCanceled, outcome, old, isLast) {
  outcome = pending;
  if
  :: isCanceled ->
    outcome = canceled;
    LOCK;
    if
    :: MUTANT != CANCEL_WITHOUT_ABANDONING -> records[record].isAbandoned = true
    :: else
    fi;
    UNLOCK
  :: runRecipe(outcome)
  fi;
  endBuild(outcome, old);
  leave(isLast);
  if
  :: isCanceled && outcome == instance -> outcome = canceled
  :: else
  fi;
  record = 0
}

/* Waits for the end of a build; a task that is canceled leaves, and the last one to leave abandons a build that no
 * requester runs. */
inline await(me, record, isCanceled, outcome) {
  if
  :: isCanceled ->
    LOCK;
    d_step {
      if
      :: wake[me] == pending ->
        records[record].isWaiting[me] = false;
        wake[me] = canceled;
        counter = 0;
        do
        :: counter < REQUESTERS && !records[record].isWaiting[counter] -> counter++
        :: else -> break
        od;
        if
        :: counter == REQUESTERS && !records[record].isLed -> records[record].isAbandoned = true
        :: else
        fi;
        counter = 0
      :: else
      fi
    }
    UNLOCK
  :: wake[me] != pending
  fi;
  d_step { outcome = wake[me]; wake[me] = pending; record = 0 }
}

/* A thread, whose requests are synchronous, or a task, whose requests are async and may be canceled. */
proctype Requester(byte me; bool isTask) {
  byte seen, record, old;
  bool hasBegun, isLast, isCanceled, isLate, wasAbandoned;
  mtype outcome = again;
  if
  :: isTask -> isCanceled = true
  :: isCanceled = false
  fi;
  isLate = isClosed;

  do
  :: outcome == again ->
    seen = word;
    if
    :: seen == READY -> d_step { outcome = instance; seen = 0 }
    :: seen != READY && ASYNC && !isTask ->
      d_step { outcome = (isClosing -> scopeClosed : asyncInSync); seen = 0 }
    :: seen == EMPTY && (isTask || !ASYNC) ->
      enter(hasBegun);
      if
      :: !hasBegun -> leave(isLast); outcome = scopeClosed
      :: hasBegun && ASYNC ->
        d_step {
          hasBegun = word == EMPTY;
          if
          :: hasBegun ->
            record = recordCount;
            recordCount++;
            records[record].isLed = LED && !wasAbandoned;
            records[record].isWaiting[me] = !records[record].isLed;
            word = RECORD + record
          :: else
          fi
        }
        if
        :: hasBegun && records[record].isLed -> hasBegun = false; lead(record, isCanceled, outcome, old, isLast)
        :: hasBegun && !records[record].isLed ->
          run Build(record);
          hasBegun = false;
          await(me, record, isCanceled, outcome)
        :: else -> leave(isLast)
        fi
      :: hasBegun && !ASYNC ->
        d_step {
          hasBegun = word == EMPTY || MUTANT == BEGIN_WITHOUT_SWAP;
          if
          :: hasBegun -> word = FRAME
          :: else
          fi
        }
        if
        :: hasBegun ->
          hasBegun = false;
          runRecipe(outcome);
          endBuild(outcome, old)
        :: else
        fi;
        leave(isLast)
      fi
    :: seen >= FRAME && (isTask || !ASYNC) ->
      LOCK;
      d_step {
        if
        :: MUTANT != ADD_WITHOUT_READING_AGAIN -> seen = word
        :: else
        fi;
        if
        :: seen == FRAME ->
          record = recordCount;
          recordCount++;
          records[record].isWaiting[me] = true;
          seen = RECORD + record;
          if
          :: MUTANT != STORE_INSTEAD_OF_SWAP -> word = seen
          :: else
          fi
        :: seen >= RECORD -> record = seen - RECORD; records[record].isWaiting[me] = true
        :: else
        fi
      }
      if
      :: seen >= RECORD && MUTANT == STORE_INSTEAD_OF_SWAP -> word = seen
      :: else
      fi;
      UNLOCK;
      if
      :: seen >= RECORD -> seen = 0; await(me, record, isCanceled, outcome); wasAbandoned = outcome == again
      :: else -> seen = 0
      fi
    fi
  :: else -> break
  od;

  atomic {
    assert(outcome != canceled || isCanceled);
    assert(outcome != instance || created == 1);
    assert(!isLate || outcome == scopeClosed);
    outcome = pending;
    isCanceled = false;
    isLate = false;
    wasAbandoned = false;
    requestersDone++
  }
}

proctype Closer() {
  bool isFirst;
  d_step { isFirst = !isClosing; isClosing = true }
  if
  :: isFirst ->
    LOCK;
    d_step {
      if
      :: running > 0 -> closerWaits = true
      :: else -> closerIsAwake = true
      fi
    }
    UNLOCK;
    closerIsAwake;
    d_step {
      word = EMPTY;
      closings = closings + created;
      isClosed = true;
      isFirst = false
    }
  :: else -> isClosed
  fi;
  closersDone++
}

init {
  atomic {
    counter = 0;
    do
    :: counter < THREADS -> run Requester(counter, false); counter++
    :: counter >= THREADS && counter < REQUESTERS -> run Requester(counter, true); counter++
    :: else -> break
    od;
    counter = 0;
    do
    :: counter < CLOSERS -> run Closer(); counter++
    :: else -> break
    od;
    counter = 0
  }
  requestersDone == REQUESTERS && closersDone == CLOSERS && running == 0;
  assert(building == 0);
  assert(CLOSERS == 0 || (closings == created && word == EMPTY))
}
