/**
 * @generated SignedSource<<fd1a51ee5b1be63b401ec804a0a722e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSaveDarkProfile_viewer$data = {
  readonly darkProfile: {
    readonly " $fragmentSpreads": FragmentRefs<"DarkFactsForm_profile" | "DarkTextsForm_profile">;
  } | null | undefined;
  readonly " $fragmentType": "useSaveDarkProfile_viewer";
};
export type useSaveDarkProfile_viewer$key = {
  readonly " $data"?: useSaveDarkProfile_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSaveDarkProfile_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSaveDarkProfile_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DarkProfile",
      "kind": "LinkedField",
      "name": "darkProfile",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DarkTextsForm_profile"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DarkFactsForm_profile"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "b764039e582a8da6ef59917f134a3491";

export default node;
