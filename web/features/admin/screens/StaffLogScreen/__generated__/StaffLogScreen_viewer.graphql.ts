/**
 * @generated SignedSource<<6f88d8324cccd0a66a8473d9379021e5>>
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
      readonly cursor: string;
      readonly node: {
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
      "name": "aboutNumber"
    },
    {
      "kind": "RootArgument",
      "name": "actorNumber"
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
              "name": "aboutNumber",
              "variableName": "aboutNumber"
            },
            {
              "kind": "Variable",
              "name": "actorNumber",
              "variableName": "actorNumber"
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
                  "kind": "ScalarField",
                  "name": "cursor",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "StaffAct",
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
                  "selections": [
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

(node as any).hash = "cd7ac9c873c080e68c5154ace331b1aa";

export default node;
