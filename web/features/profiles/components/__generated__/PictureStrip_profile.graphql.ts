/**
 * @generated SignedSource<<bcde262d694bc6470cba256335517dbc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PictureStrip_profile$data = {
  readonly legacyId: number;
  readonly media: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly __typename: string;
        readonly legacyId: number;
        readonly picture?: {
          readonly " $fragmentSpreads": FragmentRefs<"usePictureSource_picture">;
        };
      };
    }>;
  } | null | undefined;
  readonly pictureCount: number | null | undefined;
  readonly " $fragmentType": "PictureStrip_profile";
};
export type PictureStrip_profile$key = {
  readonly " $data"?: PictureStrip_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"PictureStrip_profile">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "legacyId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PictureStrip_profile",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pictureCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 5
        },
        {
          "kind": "Literal",
          "name": "type",
          "value": "PICTURES"
        }
      ],
      "concreteType": "MediaConnection",
      "kind": "LinkedField",
      "name": "media",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "MediaEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": null,
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                },
                (v0/*:: as any*/),
                {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "fragment": {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "args": null,
                            "kind": "FragmentSpread",
                            "name": "usePictureSource_picture"
                          }
                        ],
                        "type": "Media",
                        "abstractKey": "__isMedia"
                      },
                      "kind": "AliasedInlineFragmentSpread",
                      "name": "picture"
                    }
                  ],
                  "type": "Picture",
                  "abstractKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "media(first:5,type:\"PICTURES\")"
    }
  ],
  "type": "Profile",
  "abstractKey": null
};
})();

(node as any).hash = "76987a4a1540eb3069c673f33f2f1a3d";

export default node;
