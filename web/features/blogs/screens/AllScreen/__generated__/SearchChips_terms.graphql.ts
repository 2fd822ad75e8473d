/**
 * @generated SignedSource<<c1d01b69ab05b38122d1f680f2a6219a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SearchChips_terms$data = {
  readonly authors: ReadonlyArray<{
    readonly id: string;
    readonly profile: {
      readonly name: string;
    };
  }>;
  readonly tags: ReadonlyArray<{
    readonly tag: {
      readonly id: string;
      readonly name: string;
    };
  }>;
  readonly " $fragmentType": "SearchChips_terms";
};
export type SearchChips_terms$key = {
  readonly " $data"?: SearchChips_terms$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchChips_terms">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SearchChips_terms",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BlogTagCount",
      "kind": "LinkedField",
      "name": "tags",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "BlogTag",
          "kind": "LinkedField",
          "name": "tag",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BlogAuthor",
      "kind": "LinkedField",
      "name": "authors",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Profile",
          "kind": "LinkedField",
          "name": "profile",
          "plural": false,
          "selections": [
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BlogTagsAndAuthors",
  "abstractKey": null
};
})();

(node as any).hash = "0bb857b709f0134c1720a3e1b09d223d";

export default node;
