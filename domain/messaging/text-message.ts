/** One message to one number, in E.164 with its plus sign. */
export interface TextMessage {
  to: string;
  body: string;
}
