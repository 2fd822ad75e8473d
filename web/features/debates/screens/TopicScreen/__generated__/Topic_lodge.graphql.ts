/**
 * @generated SignedSource<<3be33447b42a62b6e9c0b1c5886b13e2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Topic_lodge$data = {
  readonly legacyId: number;
  readonly viewerCanTakePart: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"TopicBar_lodge">;
  readonly " $fragmentType": "Topic_lodge";
};
export type Topic_lodge$key = {
  readonly " $data"?: Topic_lodge$data;
  readonly " $fragmentSpreads": FragmentRefs<"Topic_lodge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Topic_lodge",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "legacyId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanTakePart",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TopicBar_lodge"
    }
  ],
  "type": "Lodge",
  "abstractKey": null
};

(node as any).hash = "c57179318f360f810e9709405a76c22f";

export default node;
