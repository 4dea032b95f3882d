/** A function that makes its result once for each object, and keeps it as long as the object. */
export function onceFor<Subject extends object, Result>(
  make: (subject: Subject) => Result,
): (subject: Subject) => Result {
  const made = new WeakMap<Subject, Result>();
  return (subject) => {
    const result = made.get(subject) ?? make(subject);
    made.set(subject, result);
    return result;
  };
}
