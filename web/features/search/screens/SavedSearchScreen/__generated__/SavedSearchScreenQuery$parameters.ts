/**
 * @generated SignedSource<<8df18eaf53ce05acac764125dc829148>>
 * @relayHash 065fe8cb75534cb8b7baad9c1a836e3f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a02d8bb07aa0a030ffce0e1b49fe812b46f5294fed19c463a6c8b9400b25da67

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SavedSearchScreenQuery } from './SavedSearchScreenQuery.graphql';

const node: PreloadableConcreteRequest<SavedSearchScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a02d8bb07aa0a030ffce0e1b49fe812b46f5294fed19c463a6c8b9400b25da67",
    "metadata": {},
    "name": "SavedSearchScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
