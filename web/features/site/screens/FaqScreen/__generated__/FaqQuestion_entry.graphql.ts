/**
 * @generated SignedSource<<205909ed2477989d6b9c51ed80db4322>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FaqQuestion_entry$data = {
  readonly html: string;
  readonly legacyId: number;
  readonly question: string;
  readonly " $fragmentType": "FaqQuestion_entry";
};
export type FaqQuestion_entry$key = {
  readonly " $data"?: FaqQuestion_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"FaqQuestion_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FaqQuestion_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "legacyId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "question",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "html",
      "storageKey": null
    }
  ],
  "type": "FaqEntry",
  "abstractKey": null
};

(node as any).hash = "50565dee903dcfc8eb1fb2883774f306";

export default node;
