/** What is known of the card of every game, as its rules read it. */
export interface ReadText<Card extends { type: string }> {
  id: string;
  type: Card['type'];
  name: string;
  text: string;
  source: Card;
}
