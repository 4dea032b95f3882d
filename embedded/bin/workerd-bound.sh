#!/bin/sh
# Starts the Workers runtime, whose path stands in SHOP_WORKERD, in this very process, and ends it once the process that
# asked for it is gone: killed outright, that one cannot do it itself, and the runtime would hold the shop's port.
runtime=$$
parent=$PPID

# Not whether the parent's number is taken: a dead process keeps it until somebody asks how it ended.
parent_now() {
  if [ -r "/proc/$runtime/stat" ]; then
    read -r status <"/proc/$runtime/stat"
    # After the command's name in parentheses: the state, then the parent.
    set -- ${status##*) }
    echo "$2"
  else
    ps -o ppid= -p "$runtime" | tr -d ' '
  fi
}

(
  while [ "$(parent_now)" = "$parent" ]; do sleep 1; done
  # The same process still, or one that has just ended: its number is not given out again that soon.
  kill -9 "$runtime"
) </dev/null >/dev/null 2>&1 3>&- &
exec "$SHOP_WORKERD" "$@"
