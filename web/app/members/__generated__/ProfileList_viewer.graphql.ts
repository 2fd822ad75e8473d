/**
 * @generated SignedSource<<6e57b4485df9ca9bc06ef469eb9e98a8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileList_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useProfileListView_viewer">;
  readonly " $fragmentType": "ProfileList_viewer";
};
export type ProfileList_viewer$key = {
  readonly " $data"?: ProfileList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileList_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileList_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useProfileListView_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "45c1611d5d5e5f2ddc8ec19dd7d98bca";

export default node;
