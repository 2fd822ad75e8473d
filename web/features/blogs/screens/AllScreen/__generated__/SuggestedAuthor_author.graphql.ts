/**
 * @generated SignedSource<<9255634a548ab2d0df26131816583b5c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SuggestedAuthor_author$data = {
  readonly entryCount: number;
  readonly profile: {
    readonly name: string;
    readonly picture: {
      readonly " $fragmentSpreads": FragmentRefs<"usePictureSource_picture">;
    } | null | undefined;
  };
  readonly " $fragmentType": "SuggestedAuthor_author";
};
export type SuggestedAuthor_author$key = {
  readonly " $data"?: SuggestedAuthor_author$data;
  readonly " $fragmentSpreads": FragmentRefs<"SuggestedAuthor_author">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SuggestedAuthor_author",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "entryCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Profile",
      "kind": "LinkedField",
      "name": "profile",
      "plural": false,
      "selections": [
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
          "concreteType": "Picture",
          "kind": "LinkedField",
          "name": "picture",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "usePictureSource_picture"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BlogAuthor",
  "abstractKey": null
};

(node as any).hash = "34cbcdb0a5a15bfb68e40cefea966aed";

export default node;
