/**
 * @generated SignedSource<<3039069bae3f31f6eab467aeb537b083>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VideoCallCard_message$data = {
  readonly author: {
    readonly name: string;
  } | null | undefined;
  readonly chatPath: string | null | undefined;
  readonly until: string | null | undefined;
  readonly viewerIsAuthor: boolean;
  readonly " $fragmentType": "VideoCallCard_message";
};
export type VideoCallCard_message$key = {
  readonly " $data"?: VideoCallCard_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"VideoCallCard_message">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VideoCallCard_message",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerIsAuthor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Profile",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "until",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "chatPath",
      "storageKey": null
    }
  ],
  "type": "VideoCallMessage",
  "abstractKey": null
};

(node as any).hash = "6f395e2916deac74781cebc318c6e5d9";

export default node;
