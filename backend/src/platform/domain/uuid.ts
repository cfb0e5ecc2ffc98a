const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/** Whether a text is a UUID in lower case, as the database writes it. */
export const isCanonicalUuid = (text: string): boolean => UUID.test(text);
