/**
 * Visitors at once, each of whom waits for its answer before the next request. No request is repeated.
 * @param visitors how many they are.
 * @param next gives the number of the next request, or undefined when there are no more.
 * @param request sends the request of that number, and throws when it fails.
 * @returns how many requests were sent, and what failed.
 */
export async function visit(visitors, next, request) {
  const failures = [];
  let done = 0;
  const visitor = async () => {
    for (let n = await next(); n !== undefined; n = await next()) {
      await request(n).catch((error) => failures.push(`${n}: ${error.cause?.message ?? error.message}`));
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
  return { done, failures };
}
