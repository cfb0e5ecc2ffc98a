export const CHAT_NUMBER_ID = 'nomor-chat';
