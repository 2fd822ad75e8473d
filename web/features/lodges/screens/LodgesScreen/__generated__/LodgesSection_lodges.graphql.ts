/**
 * @generated SignedSource<<911bf9dc3074f709c663509010926541>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LodgesSection_lodges$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly " $fragmentSpreads": FragmentRefs<"LodgeRow_lodges">;
    };
  }>;
  readonly " $fragmentType": "LodgesSection_lodges";
};
export type LodgesSection_lodges$key = {
  readonly " $data"?: LodgesSection_lodges$data;
  readonly " $fragmentSpreads": FragmentRefs<"LodgesSection_lodges">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LodgesSection_lodges",
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
  "type": "LodgeConnection",
  "abstractKey": null
};

(node as any).hash = "3549d087b69f3dc2aee6a769572c4ff9";

export default node;
