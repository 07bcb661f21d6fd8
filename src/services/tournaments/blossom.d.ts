declare module 'edmonds-blossom-fixed' {
  /**
   * The matching of most weight, among those with the most edges where `maxCardinality` is set. An edge is two vertices and a weight;
   * the answer has the partner of each vertex, -1 for none.
   */
  export default function blossom(edges: [number, number, number][], maxCardinality: boolean): number[];
}
