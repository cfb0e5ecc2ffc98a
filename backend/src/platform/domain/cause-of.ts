/**
 * Returns the code or name of an error, or of its cause if the error has no code, for the operator. The message is not
 * used, because messages of drivers may contain a URL with its password.
 */
export function causeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown cause';
  const { code, name, message, cause } = error as Record<string, unknown>;
  if (typeof code === 'string') return code;
  // The drivers of database and storage give these errors no code. A timeout closes the connection, which is its cause.
  if (/time(?:d )?-?out/iu.test(String(message))) return 'timeout';
  if (cause !== undefined) return causeOf(cause);
  if (/connection terminated|socket hang up/iu.test(String(message))) return 'connection closed';
  return typeof name === 'string' && name !== 'Error' ? name : 'unknown cause';
}
