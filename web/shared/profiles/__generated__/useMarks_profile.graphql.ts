/**
 * @generated SignedSource<<5b00b2d8ea295545c81c1800c648b46c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useMarks_profile$data = {
  readonly isFavourite: boolean;
  readonly isTagged: boolean;
  readonly member: boolean;
  readonly validated: boolean;
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
      "name": "member",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "validated",
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

(node as any).hash = "42252cc13ad1dffb5d56c56841524e3f";

export default node;
