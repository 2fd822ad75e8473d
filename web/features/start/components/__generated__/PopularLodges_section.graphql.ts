/**
 * @generated SignedSource<<d87a8466f77f01235b49a46bcbcf6afd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PopularLodges_section$data = {
  readonly lodges: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"LodgeRow_lodges">;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "PopularLodges_section";
};
export type PopularLodges_section$key = {
  readonly " $data"?: PopularLodges_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"PopularLodges_section">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PopularLodges_section",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 3
        }
      ],
      "concreteType": "LodgeConnection",
      "kind": "LinkedField",
      "name": "lodges",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "LodgeEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Lodge",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "LodgeRow_lodges"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "lodges(first:3)"
    }
  ],
  "type": "LodgesStartSection",
  "abstractKey": null
};

(node as any).hash = "54be33115e55677c34c4276ccaad08c1";

export default node;
