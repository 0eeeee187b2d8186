/** Kind of the job that sends a broadcast. */
export const SEND_BROADCAST = 'broadcast.send';
/** Kind of the job that sends a message at its time. */
export const SEND_LATER = 'chat.send-later';
