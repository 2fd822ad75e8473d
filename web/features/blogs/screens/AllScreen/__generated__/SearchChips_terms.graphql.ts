/**
 * @generated SignedSource<<8acdc74f81adad49eca1dc67569e9cad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SearchChips_terms$data = {
  readonly authors: ReadonlyArray<{
    readonly legacyId: number;
    readonly profile: {
      readonly name: string;
    };
  }>;
  readonly tags: ReadonlyArray<{
    readonly legacyId: number;
    readonly name: string;
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
  "name": "legacyId",
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
        (v0/*:: as any*/),
        (v1/*:: as any*/)
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

(node as any).hash = "473901daaa6b636414f0e35419291785";

export default node;
