/**
 * Simulates visitors who send requests at the same time. Each visitor waits for a response before the next request.
 * No request is repeated.
 * @param visitors the number of visitors.
 * @param next returns the number of the next request, or undefined when there are no more.
 * @param request sends the request with the given number, and throws when the request fails.
 * @returns the number of sent requests, and a text for each failure.
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
