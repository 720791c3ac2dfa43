/* How a scope and its parent are closed, while builds run in both and other tasks close them, too.
 *
 * The state of a scope is one word: the marks `closing`, `awaited`, `closeAwaited` and `closed`, and the number of its
 * builds. A build adds itself first, and then reads the mark. A closer sets the mark first, and then reads the number.
 * A process that has to wait registers an event under the engine's lock, and then reads the word again.
 *
 * A child enters the list of its parent first, and then reads the parent's mark. The closer of the parent sets the mark
 * first, and then reads the list.
 *
 * Every process ends in every run, so a lost wake-up is an invalid end state, which spin reports. MUTANT breaks one
 * transition, and Scripts/Proofs/models expects spin to find an error in each. See README.md.
 */

#ifndef BUILDERS
#define BUILDERS 1
#endif
#ifndef CHILD_BUILDERS
#define CHILD_BUILDERS 1
#endif
#ifndef CLOSERS
#define CLOSERS 2
#endif
#ifndef CHILD_CLOSERS
#define CHILD_CLOSERS 1
#endif

#define LEAVE_WITHOUT_WAKING 1
#define WAIT_WITHOUT_READING_AGAIN 2
#define READ_MARK_BEFORE_ENTERING 3
#define FINISH_WITHOUT_WAKING 4
#define AWAIT_CLOSING_WITHOUT_MARK 5
#define READ_MARK_BEFORE_LISTING 6
#define BEGIN_ALONE_WITHOUT_COUNTING 7
#define LEAVE_OPEN_CHILDREN 8
#ifndef MUTANT
#define MUTANT 0
#endif

#define PARENT 0
#define CHILD 1
#define EVENTS 12

typedef Scope {
  bool closing, awaited, closeAwaited, closed;
  byte builds;
  /* The events that the end of a build, and of closing, ends; 0 is none. */
  byte buildEnd, closeEnd;
  /* The observations of the proof. */
  byte created, closings
}

Scope scopes[2];
bool hasEnded[EVENTS];
byte eventCount;
bool isOpened, isListed;

/* The engine's lock, and the tree's. */
bool isLocked, isTreeLocked;
#define LOCK atomic { !isLocked -> isLocked = true }
#define UNLOCK isLocked = false
#define LOCK_TREE atomic { !isTreeLocked -> isTreeLocked = true }
#define UNLOCK_TREE isTreeLocked = false

inline end(event) {
  if
  :: event != 0 -> hasEnded[event] = true
  :: else
  fi;
  event = 0
}

inline register(field, event) {
  if
  :: field == 0 -> eventCount++; assert(eventCount < EVENTS); field = eventCount
  :: else
  fi;
  event = field
}

inline leave(s) {
  d_step { isLast = scopes[s].awaited; scopes[s].builds-- }
  if
  :: isLast && MUTANT != LEAVE_WITHOUT_WAKING ->
    LOCK;
    d_step { event = scopes[s].buildEnd; scopes[s].buildEnd = 0 }
    UNLOCK;
    end(event)
  :: else
  fi;
  isLast = false
}

inline build(s) {
  if
  :: MUTANT == READ_MARK_BEFORE_ENTERING -> isRefused = scopes[s].closing; scopes[s].builds++
  :: else -> d_step { scopes[s].builds++; isRefused = scopes[s].closing }
  fi;
  if
  :: isRefused
  :: else ->
    assert(!scopes[s].closed);
    scopes[s].created++
  fi;
  leave(s)
}

inline waitForBuilds(s) {
  scopes[s].awaited = true;
  count = scopes[s].builds;
  do
  :: count == 0 -> break
  :: else ->
    LOCK;
    d_step { register(scopes[s].buildEnd, event) }
    UNLOCK;
    if
    :: MUTANT == WAIT_WITHOUT_READING_AGAIN -> hasEnded[event]
    :: else ->
      if
      :: scopes[s].builds == 0
      :: else -> hasEnded[event]
      fi
    fi;
    event = 0;
    count = scopes[s].builds
  od
}

inline closeInstances(s) {
  d_step {
    assert(scopes[s].closings == 0);
    scopes[s].closings = scopes[s].created
  }
}

inline finishClosing(s) {
  d_step { isLast = scopes[s].closeAwaited; scopes[s].closed = true }
  if
  :: isLast && MUTANT != FINISH_WITHOUT_WAKING ->
    LOCK;
    d_step { event = scopes[s].closeEnd; scopes[s].closeEnd = 0 }
    UNLOCK;
    end(event)
  :: else
  fi;
  isLast = false
}

inline waitUntilClosed(s) {
  LOCK;
  d_step {
    isLast = scopes[s].closed;
    scopes[s].closeAwaited = scopes[s].closeAwaited || MUTANT != AWAIT_CLOSING_WITHOUT_MARK;
    if
    :: !isLast -> register(scopes[s].closeEnd, event)
    :: else
    fi
  }
  UNLOCK;
  if
  :: isLast
  :: else -> hasEnded[event]
  fi;
  d_step { isLast = false; event = 0 };
  assert(scopes[s].closed)
}

/* A scope without children and builds is closed without waiting. */
inline beginAlone(s) {
  isAlone = scopes[s].builds == 0 || MUTANT == BEGIN_ALONE_WITHOUT_COUNTING;
  LOCK_TREE;
  isAlone = isAlone && (s == CHILD || !isListed);
  UNLOCK_TREE
}

inline closeChild() {
  LOCK_TREE;
  isInList = isListed && MUTANT != LEAVE_OPEN_CHILDREN;
  UNLOCK_TREE;
  if
  :: isInList ->
    d_step { isFirst = !scopes[CHILD].closing; scopes[CHILD].closing = true }
    if
    :: isFirst -> waitForBuilds(CHILD); closeInstances(CHILD); finishClosing(CHILD)
    :: else -> waitUntilClosed(CHILD)
    fi;
    LOCK_TREE;
    isListed = false;
    UNLOCK_TREE;
    isInList = false
  :: else
  fi
}

proctype Builder(byte s) {
  byte event;
  bool isLast, isRefused;
  s == PARENT || isOpened;
  build(s);
  isRefused = false
}

proctype Opener() {
  byte event;
  bool isLast, isFirst, isLate;
  if
  :: MUTANT == READ_MARK_BEFORE_LISTING -> isLate = scopes[PARENT].closing
  :: else
  fi;
  LOCK_TREE;
  isListed = true;
  UNLOCK_TREE;
  if
  :: MUTANT != READ_MARK_BEFORE_LISTING -> isLate = scopes[PARENT].closing
  :: else
  fi;
  if
  :: isLate ->
    d_step { isFirst = !scopes[CHILD].closing; scopes[CHILD].closing = true }
    /* Closing the parent may have found it already, and finishes it as well. */
    finishClosing(CHILD)
  :: else
  fi;
  d_step { isOpened = true; isLate = false; isFirst = false }
}

proctype Closer(byte s) {
  byte event, count;
  bool isLast, isFirst, isAlone, isInList;
  s == PARENT || isOpened;
  d_step { isFirst = !scopes[s].closing; scopes[s].closing = true }
  if
  :: isFirst ->
    beginAlone(s);
    if
    :: isAlone
    :: else ->
      if
      :: s == PARENT -> closeChild()
      :: else
      fi;
      waitForBuilds(s)
    fi;
    closeInstances(s);
    if
    :: s == CHILD -> LOCK_TREE; isListed = false; UNLOCK_TREE
    :: else
    fi;
    finishClosing(s)
  :: else -> waitUntilClosed(s)
  fi;
  d_step { isFirst = false; isAlone = false; count = 0 }
}

init {
  byte counter;
  atomic {
    run Opener();
    counter = 0;
    do
    :: counter < BUILDERS -> run Builder(PARENT); counter++
    :: else -> break
    od;
    counter = 0;
    do
    :: counter < CHILD_BUILDERS -> run Builder(CHILD); counter++
    :: else -> break
    od;
    counter = 0;
    do
    :: counter < CLOSERS -> run Closer(PARENT); counter++
    :: else -> break
    od;
    counter = 0;
    do
    :: counter < CHILD_CLOSERS -> run Closer(CHILD); counter++
    :: else -> break
    od;
    counter = 0
  }
  _nr_pr == 1;
  assert(scopes[PARENT].closed && scopes[PARENT].closings == scopes[PARENT].created);
  /* A child that has no closer of its own is closed with its parent. */
  assert(scopes[CHILD].closed && scopes[CHILD].closings == scopes[CHILD].created)
}
