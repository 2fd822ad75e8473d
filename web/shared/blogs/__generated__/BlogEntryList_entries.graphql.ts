/**
 * @generated SignedSource<<f56fc3f9157c842cde220a0c9a37737e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BlogEntryList_entries$data = ReadonlyArray<{
  readonly author: {
    readonly viewerFollows: boolean;
    readonly viewerHides: boolean;
  };
  readonly id: string;
  readonly viewerFollows: boolean;
  readonly viewerHides: boolean;
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
  "name": "viewerFollows",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerHides",
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

(node as any).hash = "db4bf37dfd0b57cab2de948b2a8de328";

export default node;
