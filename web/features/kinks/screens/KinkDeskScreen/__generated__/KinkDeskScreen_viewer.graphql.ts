/**
 * @generated SignedSource<<007dddb5b998628cced36c3279f1033a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type KinkDeskScreen_viewer$data = {
  readonly waitingKinks: {
    readonly __id: string;
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly kink: {
          readonly id: string;
        };
        readonly " $fragmentSpreads": FragmentRefs<"WaitingKinkForm_waiting">;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "KinkDeskScreen_viewer";
};
export type KinkDeskScreen_viewer$key = {
  readonly " $data"?: KinkDeskScreen_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"KinkDeskScreen_viewer">;
};

import KinkDeskScreenPaginationQuery_graphql from './KinkDeskScreenPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "waitingKinks"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": 30,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
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
      "operation": KinkDeskScreenPaginationQuery_graphql
    }
  },
  "name": "KinkDeskScreen_viewer",
  "selections": [
    {
      "alias": "waitingKinks",
      "args": null,
      "concreteType": "WaitingKinkConnection",
      "kind": "LinkedField",
      "name": "__KinkDeskScreen_waitingKinks_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "WaitingKinkEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "WaitingKink",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Kink",
                  "kind": "LinkedField",
                  "name": "kink",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "id",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "WaitingKinkForm_waiting"
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
        },
        {
          "kind": "ClientExtension",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__id",
              "storageKey": null
            }
          ]
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "c03fd7c79045078f6ca53d169f72b0a7";

export default node;
