/** A chat number that belongs to nobody: the company's until the owner enters one. */
export const SAMPLE_CHAT_NUMBER = '6280000000000';
