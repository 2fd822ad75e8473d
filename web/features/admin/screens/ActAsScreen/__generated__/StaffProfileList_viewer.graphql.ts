/**
 * @generated SignedSource<<6acd7fd1ba50c82bd5a6a8435f020aa5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StaffProfileList_viewer$data = {
  readonly staffProfiles?: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"ActAsSheet_profile" | "StaffProfileRow_profile">;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "StaffProfileList_viewer";
};
export type StaffProfileList_viewer$key = {
  readonly " $data"?: StaffProfileList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"StaffProfileList_viewer">;
};

import StaffProfileListPaginationQuery_graphql from './StaffProfileListPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "staffProfiles"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": 20,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    },
    {
      "kind": "RootArgument",
      "name": "searching"
    },
    {
      "kind": "RootArgument",
      "name": "text"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "viewer"
      ],
      "operation": StaffProfileListPaginationQuery_graphql
    }
  },
  "name": "StaffProfileList_viewer",
  "selections": [
    {
      "condition": "searching",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": "staffProfiles",
          "args": [
            {
              "kind": "Variable",
              "name": "text",
              "variableName": "text"
            }
          ],
          "concreteType": "StaffProfileConnection",
          "kind": "LinkedField",
          "name": "__StaffProfileList_staffProfiles_connection",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "StaffProfileEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "StaffProfile",
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "id",
                      "storageKey": null
                    },
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "StaffProfileRow_profile"
                    },
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "ActAsSheet_profile"
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "__typename",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "cursor",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "PageInfo",
              "kind": "LinkedField",
              "name": "pageInfo",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "endCursor",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "hasNextPage",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "bc944ba87c47907691292cfe4e072ddd";

export default node;
