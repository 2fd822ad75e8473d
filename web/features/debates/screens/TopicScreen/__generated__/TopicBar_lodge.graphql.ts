/**
 * @generated SignedSource<<14036cc7fda1b24aeb208bed20c2b3a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TopicBar_lodge$data = {
  readonly id: string;
  readonly legacyId: number;
  readonly viewerCanTakePart: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"MoveTopicDialog_lodge">;
  readonly " $fragmentType": "TopicBar_lodge";
};
export type TopicBar_lodge$key = {
  readonly " $data"?: TopicBar_lodge$data;
  readonly " $fragmentSpreads": FragmentRefs<"TopicBar_lodge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TopicBar_lodge",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "name": "MoveTopicDialog_lodge"
    }
  ],
  "type": "Lodge",
  "abstractKey": null
};

(node as any).hash = "ad7b2b55ccea5c8fad0fed58cb076824";

export default node;
