/** Which link of the shop led to a URL with this query; undefined for a link of others. */
export const markIn = (query: string): string | undefined =>
  /[?&]dari=(wa|ig|qr|bagikan)(?=[&#]|$)/u.exec(query)?.[1];
