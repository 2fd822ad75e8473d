/**
 * @generated SignedSource<<7538563f5c3aa705e294ea302a52e03a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategoryScreen_category$data = {
  readonly description: string;
  readonly entryCount: number;
  readonly legacyId: number;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"Topics_category">;
  readonly " $fragmentType": "CategoryScreen_category";
};
export type CategoryScreen_category$key = {
  readonly " $data"?: CategoryScreen_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryScreen_category">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CategoryScreen_category",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "entryCount",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Topics_category"
    }
  ],
  "type": "DebateCategory",
  "abstractKey": null
};

(node as any).hash = "f1b753e0bc589d67926ac84c0c9344cd";

export default node;
