/**
 * @generated SignedSource<<d4ba4c875aa5e1b05a5b911aff93d1ea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BlogEntryList_entries$data = ReadonlyArray<{
  readonly author: {
    readonly viewerHasHidden: boolean;
    readonly viewerIsFollowing: boolean;
  };
  readonly id: string;
  readonly viewerHasHidden: boolean;
  readonly viewerIsFollowing: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"BlogEntryCard_entry">;
  readonly " $fragmentType": "BlogEntryList_entries";
}>;
export type BlogEntryList_entries$key = ReadonlyArray<{
  readonly " $data"?: BlogEntryList_entries$data;
  readonly " $fragmentSpreads": FragmentRefs<"BlogEntryList_entries">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerIsFollowing",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerHasHidden",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "BlogEntryList_entries",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "BlogAuthor",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BlogEntryCard_entry"
    }
  ],
  "type": "BlogEntry",
  "abstractKey": null
};
})();

(node as any).hash = "10fdccfc4a380960321b3e714bfb2a7f";

export default node;
