/** The id of the field for the chat number of the shop. Links in the panel lead to this field. */
export const CHAT_NUMBER_ID = 'nomor-chat';
