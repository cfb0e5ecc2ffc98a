/** Fragment parameters that open the tab Konten with the focus on the chat number. */
export const CHAT_NUMBER_PARAMS = new URLSearchParams({ isian: 'nomor-chat' });

export const isChatNumberWanted = (params: URLSearchParams): boolean => params.get('isian') === 'nomor-chat';

export const CHAT_NUMBER_ID = 'chat-number';

export const focusChatNumber = (): void => document.getElementById(CHAT_NUMBER_ID)?.focus();
