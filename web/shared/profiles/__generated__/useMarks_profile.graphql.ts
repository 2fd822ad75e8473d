/**
 * @generated SignedSource<<e80f1e22e7b58f322eec668933eb938d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useMarks_profile$data = {
  readonly isFavourite: boolean;
  readonly isMember: boolean;
  readonly isTagged: boolean;
  readonly isValidated: boolean;
  readonly " $fragmentType": "useMarks_profile";
};
export type useMarks_profile$key = {
  readonly " $data"?: useMarks_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"useMarks_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useMarks_profile",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isMember",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isValidated",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isFavourite",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isTagged",
      "storageKey": null
    }
  ],
  "type": "Profile",
  "abstractKey": null
};

(node as any).hash = "52459a9209ee5bc072095d608364759b";

export default node;
