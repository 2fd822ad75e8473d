/**
 * @generated SignedSource<<247aac641395a445dbfc286eb339c4b1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WaitingVideoList_viewer$data = {
  readonly waitingValidationVideos: {
    readonly __id: string;
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly video: {
          readonly id: string;
        };
        readonly " $fragmentSpreads": FragmentRefs<"WaitingVideo_video">;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "WaitingVideoList_viewer";
};
export type WaitingVideoList_viewer$key = {
  readonly " $data"?: WaitingVideoList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"WaitingVideoList_viewer">;
};

import WaitingVideoListPaginationQuery_graphql from './WaitingVideoListPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "waitingValidationVideos"
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
      "operation": WaitingVideoListPaginationQuery_graphql
    }
  },
  "name": "WaitingVideoList_viewer",
  "selections": [
    {
      "alias": "waitingValidationVideos",
      "args": null,
      "concreteType": "WaitingValidationVideoConnection",
      "kind": "LinkedField",
      "name": "__WaitingVideoList_waitingValidationVideos_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "WaitingValidationVideoEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "WaitingValidationVideo",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Video",
                  "kind": "LinkedField",
                  "name": "video",
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
                  "name": "WaitingVideo_video"
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

(node as any).hash = "13586fb5a1378f1a6edf32aa4cb64269";

export default node;
