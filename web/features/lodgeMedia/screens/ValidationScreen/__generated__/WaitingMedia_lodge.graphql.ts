/**
 * @generated SignedSource<<9de828c4eb5ef85b1e0f17bd51047c17>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LodgeMediaStatus = "ACCEPTED" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type WaitingMedia_lodge$data = {
  readonly hasMediaApproval: boolean | null | undefined;
  readonly id: string;
  readonly legacyId: number;
  readonly waitingMedia: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly __typename: string;
        readonly id: string;
        readonly legacyId: number;
        readonly lodgeStatus: LodgeMediaStatus | null | undefined;
        readonly title: string | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"MediaLightbox_media" | "WaitingCard_media">;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "WaitingMedia_lodge";
};
export type WaitingMedia_lodge$key = {
  readonly " $data"?: WaitingMedia_lodge$data;
  readonly " $fragmentSpreads": FragmentRefs<"WaitingMedia_lodge">;
};

import WaitingMediaPaginationQuery_graphql from './WaitingMediaPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "waitingMedia"
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "legacyId",
  "storageKey": null
};
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
        "node"
      ],
      "operation": WaitingMediaPaginationQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "WaitingMedia_lodge",
  "selections": [
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasMediaApproval",
      "storageKey": null
    },
    {
      "alias": "waitingMedia",
      "args": null,
      "concreteType": "MediaConnection",
      "kind": "LinkedField",
      "name": "__WaitingMedia_waitingMedia_connection",
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
                (v1/*:: as any*/),
                (v2/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "lodgeStatus",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "title",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "WaitingCard_media"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "MediaLightbox_media"
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
  ],
  "type": "Lodge",
  "abstractKey": null
};
})();

(node as any).hash = "0d2c1410d36ae43e6e6f949d605dbbdf";

export default node;
