/** Why a tool does not do what it was asked; the message is for the person who asked. */
export class Refused extends Error {}
