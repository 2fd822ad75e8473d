/**
 * @generated SignedSource<<9bd5a2cf8ce0c9daacb1363ec8489605>>
 * @relayHash 547e44aa6014ac6f7a5c76d144521bbb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 003c904b47f6818da7d9e73ab83e762099502d0c36dc0669efb7d9ac6f5e053c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MailScreenQuery } from './MailScreenQuery.graphql';

const node: PreloadableConcreteRequest<MailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "003c904b47f6818da7d9e73ab83e762099502d0c36dc0669efb7d9ac6f5e053c",
    "metadata": {},
    "name": "MailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
