/**
 * @generated SignedSource<<9ae733883ffa78a3ea3919b51b26f52c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StaffLogScreen_viewer$data = {
  readonly staffActs?: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly legacyId: number;
        readonly " $fragmentSpreads": FragmentRefs<"ActRow_act">;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "StaffLogScreen_viewer";
};
export type StaffLogScreen_viewer$key = {
  readonly " $data"?: StaffLogScreen_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"StaffLogScreen_viewer">;
};

import StaffLogScreenPaginationQuery_graphql from './StaffLogScreenPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "staffActs"
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "aboutId"
    },
    {
      "kind": "RootArgument",
      "name": "actorId"
    },
    {
      "kind": "RootArgument",
      "name": "call"
    },
    {
      "defaultValue": 30,
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
      "name": "developer"
    },
    {
      "kind": "RootArgument",
      "name": "isLook"
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
      "operation": StaffLogScreenPaginationQuery_graphql
    }
  },
  "name": "StaffLogScreen_viewer",
  "selections": [
    {
      "condition": "developer",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": "staffActs",
          "args": [
            {
              "kind": "Variable",
              "name": "aboutId",
              "variableName": "aboutId"
            },
            {
              "kind": "Variable",
              "name": "actorId",
              "variableName": "actorId"
            },
            {
              "kind": "Variable",
              "name": "call",
              "variableName": "call"
            },
            {
              "kind": "Variable",
              "name": "isLook",
              "variableName": "isLook"
            }
          ],
          "concreteType": "StaffActConnection",
          "kind": "LinkedField",
          "name": "__StaffLogScreen_staffActs_connection",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "StaffActEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "StaffAct",
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "legacyId",
                      "storageKey": null
                    },
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "ActRow_act"
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

(node as any).hash = "153feb08e69ce522c9577ed5314c3f85";

export default node;
