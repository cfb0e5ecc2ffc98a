/** A chat number that belongs to nobody. A shop has this number until the owner enters another number. */
export const SAMPLE_CHAT_NUMBER = '6280000000000';
